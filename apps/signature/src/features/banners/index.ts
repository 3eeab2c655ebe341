export { describeBanner } from './banner-form.ts'
export { campaignsFlow } from './banners-saga.ts'
