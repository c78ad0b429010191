// A worker seen from the page: calls that can be cancelled, and a worker that is replaced when one is, or when it dies.
import wasmUrl from '../../generated/gridlock_wasm.wasm?url';
import { EngineError } from './library';
import type { FromWorker, Progress, VerbName, Verbs } from './protocol';

export { EngineError };

export class Cancelled extends Error {}
export class Crashed extends Error {}

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  onTrace?: (numbers: Int32Array) => void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

// Compiled once for all workers.
function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch(async () =>
    WebAssembly.compile(await (await fetch(wasmUrl)).arrayBuffer()),
  );
  return compiled;
}

interface Call extends CallOptions {
  id: number;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

export class Engine {
  private worker: Worker | undefined;
  private readonly calls = new Map<number, Call>();
  private queue: Promise<unknown> = Promise.resolve();
  private nextId = 1;

  // Calls run one after the other. Rejects with EngineError (the request makes no sense), Cancelled or Crashed.
  call<V extends VerbName>(
    verb: V,
    request: Verbs[V]['request'],
    options: CallOptions = {},
  ): Promise<Verbs[V]['answer']> {
    const answer = this.queue.catch(() => {}).then(() => this.send(verb, request, options));
    this.queue = answer;
    return answer;
  }

  // Resolves when the library is there.
  async ready(): Promise<void> {
    await compile();
  }

  private async send<V extends VerbName>(
    verb: V,
    request: Verbs[V]['request'],
    options: CallOptions,
  ): Promise<Verbs[V]['answer']> {
    const module = await compile();
    if (options.signal?.aborted) throw new Cancelled();
    this.worker ??= this.start(module);
    const worker = this.worker;
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.calls.set(id, { id, resolve, reject, ...options });
      options.signal?.addEventListener('abort', () => this.calls.has(id) && this.stop(new Cancelled()), { once: true });
      worker.postMessage({ id, verb, request });
    });
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ module });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.stop(new Crashed(event.message));
    };
    return worker;
  }

  private receive(message: FromWorker): void {
    const call = this.calls.get(message.id);
    if (!call) return;
    if (message.type === 'progress') return call.onProgress?.(message.progress);
    if (message.type === 'trace') return call.onTrace?.(message.numbers);
    this.calls.delete(message.id);
    if (message.type === 'done') call.resolve(message.answer as never);
    else call.reject(new EngineError(message.error));
  }

  private stop(reason: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const calls = [...this.calls.values()];
    this.calls.clear();
    for (const call of calls) call.reject(reason);
  }
}

// The one that answers the player at once, and the one that takes its time.
export const solver = new Engine();
export const background = new Engine();
