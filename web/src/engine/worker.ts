// A worker: runs a module of the library, one call after the other. The page ends it to cancel a call.
import { EngineError, Library } from './library';
import type { FromWorker, ToWorker } from './protocol';

const post = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });

export function serve(create: (options: object) => Promise<any>): void {
  let library: Promise<Library>;
  addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    if ('module' in data) {
      library = Library.load(data.module, create);
      return;
    }
    const { id, verb, request } = data;
    try {
      const answer = (await library).call(verb, request as never, {
        onProgress: (progress) => post({ id, type: 'progress', progress }),
        onTrace: (numbers) => post({ id, type: 'trace', numbers }, [numbers.buffer]),
      });
      post({ id, type: 'done', answer });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error; // the page hears of it through the worker's error event
      post({ id, type: 'error', error: error.error });
    }
  });
}
