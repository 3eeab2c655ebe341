export { createImages } from './images.ts'
