// A component that is drawn again only when one of its properties has changed.
import { Component, h, type ComponentChild, type FunctionComponent } from 'preact';

export function memo<P extends object>(Inner: FunctionComponent<P>): FunctionComponent<P> {
  class Memo extends Component<P> {
    shouldComponentUpdate(next: P): boolean {
      return Object.keys(next).some((key) => next[key as keyof P] !== (this.props as P)[key as keyof P]);
    }
    render(): ComponentChild {
      return h(Inner, this.props as P & preact.Attributes);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}
