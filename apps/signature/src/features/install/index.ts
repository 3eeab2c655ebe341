export { infoDescription } from './info-form/info-description.ts'
export { isInstallPath } from './install-address.ts'
