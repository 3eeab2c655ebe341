export { httpPhotoNetwork, type PhotoSettings } from './http-photo-network.ts'
