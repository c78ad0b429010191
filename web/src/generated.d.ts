declare module '*/generated/gridlock_wasm.js' {
  export default function createModule(options: object): Promise<any>;
}
declare module '*/generated/gridlock_workshop.js' {
  export default function createModule(options: object): Promise<any>;
}
