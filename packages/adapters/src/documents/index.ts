export { createOrderDocuments } from './order-documents.ts'
