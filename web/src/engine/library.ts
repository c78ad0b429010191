// The library in WebAssembly, called from the thread it was loaded in: the worker, or a test.
import type { InputError, Progress, VerbName, Verbs } from './protocol';

interface Module {
  _gridlock_room(bytes: number): number;
  ccall(name: 'gridlock_call', returns: 'string'): string;
  onProgress?: (progress: Progress) => void;
  onTrace?: (numbers: Int32Array) => void;
  memory: WebAssembly.Memory;
}

// Members of answers that are arrays in the library's memory.
const ARRAYS = {
  begin: Uint32Array,
  targets: Uint32Array,
  depth: Uint32Array,
  goals: Uint32Array,
  pieces: Uint16Array,
  estimates: Int32Array,
  file: Uint8Array,
};

export class EngineError extends Error {
  constructor(readonly error: InputError) {
    super(error.message);
  }
}

export interface Listeners {
  onProgress?: (progress: Progress) => void;
  onTrace?: (numbers: Int32Array) => void;
}

export class Library {
  private constructor(private readonly module: Module) {}

  // `create`: what Emscripten has written beside the module.
  static async load(compiled: WebAssembly.Module, create: (options: object) => Promise<any>): Promise<Library> {
    let memory: WebAssembly.Memory | undefined;
    const module = await create({
      instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(compiled, imports).then((instance) => {
          memory = Object.values(instance.exports).find((e) => e instanceof WebAssembly.Memory);
          receive(instance);
        });
        return {};
      },
    });
    module.memory = memory!;
    return new Library(module);
  }

  // Throws EngineError.
  call<V extends VerbName>(verb: V, request: Verbs[V]['request'], listeners: Listeners = {}): Verbs[V]['answer'] {
    Object.assign(this.module, { onProgress: listeners.onProgress, onTrace: listeners.onTrace });
    this.put(JSON.stringify({ verb, ...request }));
    const answer = JSON.parse(this.module.ccall('gridlock_call', 'string'));
    if (answer.error) throw new EngineError(answer.error);
    this.fetchArrays(answer);
    return answer;
  }

  // Where the library finds its request.
  private put(text: string): void {
    const bytes = new TextEncoder().encode(text);
    const address = this.module._gridlock_room(bytes.length);
    new Uint8Array(this.module.memory.buffer).set(bytes, address);
  }

  // Arrays come as [address, length, bytes of an item]; they are copied out of the library's memory.
  private fetchArrays(answer: Record<string, unknown>): void {
    for (const [name, Items] of Object.entries(ARRAYS)) {
      const place = answer[name];
      if (!Array.isArray(place)) continue;
      const [address, length, size] = place as number[];
      answer[name] = new Items(this.module.memory.buffer.slice(address, address + length * size));
    }
  }
}
