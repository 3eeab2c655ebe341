export * from './model/signature-data.ts'
