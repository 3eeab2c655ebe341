export * from '@org/signature/licences'
