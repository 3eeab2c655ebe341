export { categoriesFeature } from './feature.ts'
