import { describe, expect, it } from 'vitest'
import {
  chooseSignOff,
  chooseTextPreset,
  chooseVideoConfProvider,
  completeSignatureData,
  limits,
  setSignOffText,
  setTextAddonFixedWidth,
  setTextAddonText,
  signOffPresets,
  textAddonPresets,
  shownAddonText,
  videoConfColors,
  videoConfProviderInfo,
  videoConfProviders,
} from '../index.ts'

const { signoff, addons } = completeSignatureData({})
const disclaimer = addons.disclaimer.data
const videoConf = addons.videoConf.data

describe('sign-off', () => {
  it('[2.3.14] sets the fixed text of a preset', () => {
    expect(signoff).toEqual({ key: '', text: '', fontStyle: expect.any(Object) })
    for (const { key, text } of signOffPresets)
      expect(chooseSignOff(signoff, key)).toMatchObject({ key, text })
    expect(signOffPresets.map(({ text }) => text)).toEqual(['Cordialement', 'Merci', 'Bien à vous'])
  })

  it('[2.4.09] allows editing the text only for the custom sign-off', () => {
    const preset = chooseSignOff(signoff, 'thx')
    expect(setSignOffText(preset, 'À bientôt')).toBe(preset)
    const own = setSignOffText(chooseSignOff(preset, 'custom'), 'À bientôt')
    expect(own).toMatchObject({ key: 'custom', text: 'À bientôt' })
  })
})

describe('a text addon', () => {
  it('[2.3.18] has a key, a text, a width, a spacing and a font', () => {
    expect(Object.keys(disclaimer).sort()).toEqual(
      ['fontStyle', 'key', 'spacingStyle', 'text', 'width'].sort(),
    )
    expect(addons.greenMessage.data).toEqual(disclaimer)
  })

  it('[2.3.24] [2.3.26] offers its presets', () => {
    const labels = (key: 'disclaimer' | 'greenMessage') =>
      textAddonPresets[key].map(({ label }) => label)
    expect(labels('disclaimer')).toEqual(['Eco-responsable', 'Confidentiel'])
    expect(labels('greenMessage')).toEqual(['Eco-responsable', 'Green message'])
  })

  it('shows the preset’s text and uses it as the initial custom text', () => {
    const [eco] = textAddonPresets.disclaimer
    expect(disclaimer).toMatchObject({ key: eco?.key, text: '' })
    expect(shownAddonText('disclaimer', disclaimer)).toBe(eco?.text)
    const own = chooseTextPreset('disclaimer', disclaimer, 'custom')
    expect(own).toMatchObject({ key: 'custom', text: eco?.text })
    const emptied = setTextAddonText(own, '')
    expect(shownAddonText('disclaimer', emptied)).toBe('')
  })

  it('[2.4.11] allows editing the text only for the custom preset', () => {
    const preset = chooseTextPreset('disclaimer', disclaimer, 'confidentiel')
    expect(preset.text).toMatch(/confidentiels/)
    expect(setTextAddonText(preset, 'le mien')).toBe(preset)
    const own = setTextAddonText(chooseTextPreset('disclaimer', preset, 'custom'), 'le mien')
    expect(own).toMatchObject({ key: 'custom', text: 'le mien' })
  })

  it('switches between automatic width and a fixed width that starts at 200', () => {
    const fixed = setTextAddonFixedWidth(disclaimer, true)
    expect(fixed.width).toBe(200)
    expect(setTextAddonFixedWidth({ ...fixed, width: 480 }, true).width).toBe(480)
    expect(setTextAddonFixedWidth(fixed, false).width).toBeNull()
  })

  it('[2.9.08] has widths from 200 to 800 in steps of 20', () => {
    expect(limits.addonWidth).toEqual({ min: 200, max: 800, initial: 200, step: 20 })
  })
})

describe('video conference', () => {
  it('[2.3.15] [2.3.21] [2.3.28] has a button for one of four providers', () => {
    expect(Object.keys(videoConf).sort()).toEqual(
      'buttonStyle buttonText colorsAuto key spacingStyle url width'.split(' '),
    )
    expect(Object.keys(videoConf.buttonStyle).sort()).toEqual(
      'backgroundColor color height radius'.split(' '),
    )
    expect(videoConfProviders.map((key) => videoConfProviderInfo[key].name)).toEqual([
      'Zoom',
      'Skype',
      'Google Hangouts',
      'Google Meet',
    ])
  })

  it('[2.3.29] resets the button’s text to the default of a newly selected provider', () => {
    const own = { ...videoConf, buttonText: 'Parlons-nous' }
    for (const key of videoConfProviders)
      expect(chooseVideoConfProvider(own, key)).toMatchObject({
        key,
        buttonText: `Meet me on ${videoConfProviderInfo[key].name}`,
      })
  })

  it('[2.3.30] uses the provider’s colors until the user sets others', () => {
    const backgrounds = videoConfProviders.map((key) => videoConfColors({ ...videoConf, key }))
    expect(new Set(backgrounds.map(({ backgroundColor }) => backgroundColor)).size).toBe(4)
    const own = { ...videoConf.buttonStyle, backgroundColor: '#112233', color: '#fefefe' }
    const off = videoConfColors({ ...videoConf, colorsAuto: false, buttonStyle: own })
    expect(off).toMatchObject({ backgroundColor: '#112233', color: '#fefefe' })
  })
})
