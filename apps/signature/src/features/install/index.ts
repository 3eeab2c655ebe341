export { isInstallPath } from './install-address.ts'
