export * from '@org/signature/samples'
