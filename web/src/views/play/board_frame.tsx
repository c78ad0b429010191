// What both kinds of board stand in: the ground, drawn once on a layer of its own, and the pieces over it. It is as
// large as the window lets it be.
import type { ComponentChildren } from 'preact';
import { memo } from './memo';
import { extent, type Scene } from '../../draw/scene';
import { viewBox, WHOLE, type Window } from '../../draw/view';
import { IconButton } from '../../ui/parts';
import type { Zoom } from './zoom';

const Ground = memo(({ scene, seen }: { scene: Scene; seen: Window }) => (
  <svg class="floor" viewBox={viewBox(extent(scene), seen)} aria-hidden="true">
    <g class="ground" dangerouslySetInnerHTML={{ __html: scene.ground }} />
  </svg>
));

export function BoardFrame({
  scene,
  zoom,
  class: extra = '',
  children,
}: {
  scene: Scene;
  zoom: Zoom;
  class?: string;
  children: ComponentChildren;
}) {
  const [, , width, height] = extent(scene);
  return (
    <div class={`boardwrap ${extra}`} id="board" style={`--w:${width};--h:${height}`}>
      <div class={`layers${zoom.seen.scale > 1 ? ' zoomed' : ''}`} ref={zoom.ref}>
        <Ground scene={scene} seen={zoom.seen} />
        {children}
      </div>
      {zoom.seen.scale > 1 && (
        <IconButton icon="close" label="Show the whole board" class="unzoom" onClick={() => zoom.set(WHOLE)} />
      )}
    </div>
  );
}
