// The board of the editor draws itself; here it is told what to show.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { check, type Sheet } from '../../model/puzzles/sheet';
import { EditorCanvas } from './canvas';

export function CanvasView(props: {
  sheet: Sheet;
  tool: string;
  selected: string;
  onEdit: (sheet: Sheet, gesture: number) => void;
  onSelect: (name: string) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<EditorCanvas | null>(null);
  const now = useRef(props);
  now.current = props;
  useLayoutEffect(() => {
    canvas.current = new EditorCanvas(root.current!, {
      onEdit: (sheet, gesture) => now.current.onEdit(sheet, gesture),
      onSelect: (name) => now.current.onSelect(name),
    });
  }, []);
  useLayoutEffect(() => {
    const { sheet, tool, selected } = props;
    Object.assign(canvas.current!, { tool, selected });
    canvas.current!.show(sheet, check(sheet));
  });
  return (
    <div class="boardwrap fitted" id="board" ref={root} style={`--w:${props.sheet.width};--h:${props.sheet.height}`} />
  );
}
