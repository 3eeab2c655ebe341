export * from '@org/signature/checks'
