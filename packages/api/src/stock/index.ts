export * from './codes/index.ts'
export * from './import/index.ts'
export * from './rules/index.ts'
