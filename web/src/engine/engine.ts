// A worker seen from the page: calls that can be cancelled, and a worker that is replaced when one is, or when it dies.
import playUrl from '../../generated/gridlock_wasm.wasm?url';
import workshopUrl from '../../generated/gridlock_workshop.wasm?url';
import { EngineError } from './library';
import type { FromWorker, Progress, VerbName, Verbs } from './protocol';

export { EngineError };

export class Cancelled extends Error {}
export class Crashed extends Error {}

// What is said where a part of the page or of the library is wanted for the first time, and does not come.
export const NOT_LOADED = 'This part of the page could not be loaded. Are you offline?';

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  onTrace?: (numbers: Int32Array) => void;
}

// A module of the library. It is compiled once for all workers; tried again after a failure, as the network may be back
// by then.
class Part {
  private compiled: Promise<WebAssembly.Module> | undefined;

  constructor(
    private readonly url: string,
    readonly worker: () => Worker,
  ) {}

  compile(): Promise<WebAssembly.Module> {
    this.compiled ??= WebAssembly.compileStreaming(fetch(this.url))
      .catch(async () => WebAssembly.compile(await (await fetch(this.url)).arrayBuffer()))
      .catch((error) => {
        this.compiled = undefined;
        throw new Crashed(String(error));
      });
    return this.compiled;
  }
}

// What playing needs; and what it does not, which is loaded when it is asked for: the lab, making puzzles, pictures.
const PLAY = new Part(playUrl, () => new Worker(new URL('./play_worker.ts', import.meta.url), { type: 'module' }));
export const WORKSHOP = new Part(
  workshopUrl,
  () => new Worker(new URL('./workshop_worker.ts', import.meta.url), { type: 'module' }),
);

interface Call extends CallOptions {
  id: number;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

const all: Engine[] = [];

// The page is left for good. Each worker reserves gigabytes of addresses, of which a browser has only so many: whoever
// reloads quickly must not wait until it collects them.
export function closeEngines(): void {
  for (const engine of all) engine.close();
}

export class Engine {
  private worker: Worker | undefined;
  private running: Call | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private nextId = 1;

  constructor(private readonly part: Part = PLAY) {
    all.push(this);
  }

  // Ends the worker, and with it what it holds; the next call starts another.
  close(): void {
    this.stop(new Cancelled());
  }

  // Calls run one after the other. Rejects with EngineError (the request makes no sense), Cancelled or Crashed; a call
  // that still waits for its turn is cancelled at once.
  call<V extends VerbName>(
    verb: V,
    request: Verbs[V]['request'],
    options: CallOptions = {},
  ): Promise<Verbs[V]['answer']> {
    const { signal } = options;
    const answer = new Promise<Verbs[V]['answer']>((resolve, reject) => {
      if (signal?.aborted) return reject(new Cancelled());
      signal?.addEventListener('abort', () => reject(new Cancelled()), { once: true });
      const turn = this.queue.then(() => (signal?.aborted ? undefined : this.send(verb, request, options)));
      this.queue = turn.catch(() => {});
      turn.then((done) => resolve(done as Verbs[V]['answer']), reject);
    });
    return answer;
  }

  private async send<V extends VerbName>(
    verb: V,
    request: Verbs[V]['request'],
    options: CallOptions,
  ): Promise<Verbs[V]['answer']> {
    const module = await this.part.compile();
    if (options.signal?.aborted) throw new Cancelled();
    this.worker ??= this.start(module);
    const worker = this.worker;
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.running = { id, resolve, reject, ...options };
      options.signal?.addEventListener('abort', () => this.running?.id === id && this.stop(new Cancelled()), {
        once: true,
      });
      worker.postMessage({ id, verb, request });
    });
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = this.part.worker();
    worker.postMessage({ module });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.stop(new Crashed(event.message));
    };
    return worker;
  }

  private receive(message: FromWorker): void {
    const call = this.running;
    if (!call || call.id !== message.id) return;
    if (message.type === 'progress') return call.onProgress?.(message.progress);
    if (message.type === 'trace') return call.onTrace?.(message.numbers);
    this.running = null;
    if (message.type === 'done') call.resolve(message.answer as never);
    else call.reject(new EngineError(message.error));
  }

  private stop(reason: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const call = this.running;
    this.running = null;
    call?.reject(reason);
  }
}

// One for each kind of question, so that none waits for another: what is known of the position, what the player asks to be
// worked out, facts about the puzzle, new puzzles and files to save, and what is answered at once (a paste or a push
// never waits).
export const solver = new Engine();
export const tasks = new Engine();
export const background = new Engine();
export const prompt = new Engine();
export const makers = new Engine(WORKSHOP);
export const exporter = new Engine(WORKSHOP);
export const explainer = new Engine(WORKSHOP);
