export * from '@org/signature/emulation'
