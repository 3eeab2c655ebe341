export { pngSignature } from '../file/sniff-type.ts'
export { readImageHeader, uprightSize, type ImageHeader } from './read-image-header.ts'
