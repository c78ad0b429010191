declare module '*/generated/gridlock_wasm.js' {
  export default function createModule(options: object): Promise<any>;
}
