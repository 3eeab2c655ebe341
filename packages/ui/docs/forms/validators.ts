// In your product: declare module '@org/ui/validators' { … }
declare module '../../src/validators/registry.ts' {
  interface ValidatorArguments {
    free_address: undefined
  }
}

export {}
