// The lab as a view of the page. What is in it draws many times a second, on its own.
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../../styles/lab.css';
import { LabView } from './lab';

export function LabPage({ params }: { params: URLSearchParams }) {
  const root = useRef<HTMLDivElement>(null);
  // What an effect that is no layout effect leaves behind lives on until the next view is drawn.
  useLayoutEffect(() => {
    const view = new LabView(root.current!, params);
    return () => view.leave();
  }, []);
  return <div ref={root} />;
}
