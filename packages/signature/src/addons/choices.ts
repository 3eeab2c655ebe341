import { limits } from '../model/limits.ts'
import type {
  SignOff,
  SignOffKey,
  TextAddonData,
  VideoConfData,
  VideoConfProvider,
} from '../model/signature-data.ts'
import { presetText, signOffPresets, textAddonPresets } from '../model/presets.ts'
import { videoConfProviderInfo } from './video-conf-providers.ts'

/** Key of the option that lets users enter their own text. */
export const customKey = 'custom'

/** Selects a sign-off: a preset sets its fixed text, `custom` keeps the text for editing. */
export const chooseSignOff = (signoff: SignOff, key: SignOffKey | ''): SignOff => ({
  ...signoff,
  key,
  text: presetText(signOffPresets, key, signoff.text),
})

/** Sets the text of a `custom` sign-off; a no-op for a preset, whose text is fixed. */
export const setSignOffText = (signoff: SignOff, text: string): SignOff =>
  signoff.key === customKey ? { ...signoff, text } : signoff

/**
 * Returns the text that an addon shows: the user's own text, or the preset's text, even if the data
 * contains no text.
 */
export const shownAddonText = (
  addon: 'disclaimer' | 'greenMessage',
  { key, text }: Pick<TextAddonData, 'key' | 'text'>,
): string => presetText(textAddonPresets[addon], key, text)

/** Selects a preset of a text addon, or `custom`, which starts with the text shown before. */
export const chooseTextPreset = (
  addon: 'disclaimer' | 'greenMessage',
  data: TextAddonData,
  key: string,
): TextAddonData => ({
  ...data,
  key,
  text: presetText(textAddonPresets[addon], key, shownAddonText(addon, data)),
})

/** Sets the text of a `custom` text addon; a no-op for a preset, whose text is fixed. */
export const setTextAddonText = (data: TextAddonData, text: string): TextAddonData =>
  data.key === customKey ? { ...data, text } : data

/** Switches between automatic width (null) and a fixed one, which starts at 200. */
export const setTextAddonFixedWidth = (data: TextAddonData, fixed: boolean): TextAddonData => ({
  ...data,
  width: fixed ? (data.width ?? limits.addonWidth.initial) : null,
})

/** Selects a video conference provider and resets the button's text to that provider's default. */
export const chooseVideoConfProvider = (
  data: VideoConfData,
  key: VideoConfProvider,
): VideoConfData => ({ ...data, key, buttonText: videoConfProviderInfo[key].defaultButtonText })
