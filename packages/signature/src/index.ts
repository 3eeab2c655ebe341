export * from './model/signature-data.ts'
export { completeSignatureData } from './model/complete.ts'
export { currentSchemaVersion, defaultSignatureData } from './model/defaults.ts'
export { fontFamilies, fontStacks } from './model/fonts.ts'
export type { FontFamily } from './model/fonts.ts'
export { excessOf } from './model/excess.ts'
export type { Excess } from './model/excess.ts'
export { isEmptySignature } from './model/is-empty.ts'
export { limits, sizeLimits } from './model/limits.ts'
export type { Limit } from './model/limits.ts'

export { renderSignature } from './render/render-signature.ts'
export type {
  DroppedAddress,
  RenderedSignature,
  RenderOptions,
  RenderReport,
} from './view/render-options.ts'
export { targetKeys } from './targets/targets.ts'
export type { Target } from './targets/targets.ts'
export { layoutNames } from './layouts/layout-names.ts'
export { layouts } from './layouts/registry.ts'
export type { Layout } from './layouts/layout.ts'
export { skypeUrl } from './html/contact-urls.ts'
export { linkAddress, safeUrl } from './html/safe-url.ts'
export { telUrl } from './html/tel-url.ts'
export { appleMailFolder, outlookFolder } from './mail-client-folders.ts'

export { parseSignatureData } from './parse/parse-signature-data.ts'
export type { DataError } from './parse/data-errors.ts'
export type { ParsedSignature } from './parse/parse-signature-data.ts'

export {
  chooseSignOff,
  chooseTextPreset,
  chooseVideoConfProvider,
  customKey,
  setSignOffText,
  setTextAddonFixedWidth,
  setTextAddonText,
  shownAddonText,
} from './addons/choices.ts'
export {
  cleanAddonOrder,
  disableAddon,
  enableAddon,
  enabledAddons,
  moveAddon,
} from './model/order.ts'
export { signOffPresets, textAddonPresets } from './model/presets.ts'
export type { TextPreset } from './model/presets.ts'
export { videoConfColors, videoConfProviderInfo } from './addons/video-conf-providers.ts'
export type { VideoConfProviderInfo } from './addons/video-conf-providers.ts'

export * from './catalogue/index.ts'
