export { InstallPage } from './install-page/install-page.tsx'
export { installSaga } from './install-saga.ts'
export { installReducer, type InstallState } from './install-slice.ts'
export { installTexts } from './texts.ts'
