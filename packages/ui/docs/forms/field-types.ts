// In your product: declare module '@org/ui/form' { … }
declare module '../../src/form/field-types/field-types.ts' {
  interface FieldTypes {
    percent: { value: number; options: { readonly max?: number } }
  }
}

export {}
