export { findNetwork, socialNetworks } from './networks.ts'
export type { SocialNetwork } from './networks.ts'
export { iconFile, iconSize, iconStep, iconSteps } from './icon-files.ts'
