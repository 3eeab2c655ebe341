export { InstallPage } from './install-page/install-page.tsx'
