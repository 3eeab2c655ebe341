export * from './training/index.ts'
