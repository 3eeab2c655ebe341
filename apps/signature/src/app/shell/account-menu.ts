export { AccountMenu } from '@org/app-kit'
