// The lab as a view of the page. What is in it draws many times a second, on its own.
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/lab.css';
import { LabView } from './lab';

export function LabPage({ params }: { params: URLSearchParams }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = new LabView(root.current!, params);
    return () => view.leave();
  }, []);
  return <div ref={root} />;
}
