export * from './rules/index.ts'
export * from './training/index.ts'
