export * from './codes/index.ts'
export * from './rules/index.ts'
