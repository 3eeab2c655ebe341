export { describeBanner } from './banner-form.ts'
