export * from '@org/signature'
