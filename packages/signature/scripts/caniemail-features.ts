import type { CaniemailData, CaniemailFeature } from './caniemail-data.ts'

/** The kind of HTML or CSS construct that shows that a feature is used. */
export type FeatureKind =
  | 'element'
  | 'attribute'
  | 'property'
  | 'declaration'
  | 'function'
  | 'keyword'
  | 'unit'
  | 'image'
  | 'link'
  | 'comment'

export interface SignatureFeature {
  kind: FeatureKind
  names: string[]
  feature: CaniemailFeature
}

/** Kinds and names by feature title, for titles from which they cannot be parsed. */
const spelledOut: Record<string, [FeatureKind, ...string[]]> = {
  address: ['element', 'address'],
  '<base>': ['element', 'base'],
  '<h1> to <h6> elements': ['element', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  '<ul>, <ol> and <dl>': ['element', 'ul', 'ol', 'dl'],
  'HTML5 semantics': [
    'element',
    'article',
    'aside',
    'figure',
    'footer',
    'header',
    'main',
    'mark',
    'nav',
    'section',
    'time',
  ],
  'Embedded <svg> image': ['element', 'svg'],
  'srcset and sizes attributes': ['attribute', 'srcset', 'sizes'],
  'Local anchors': ['link', '#'],
  'mailto: links': ['link', 'mailto:'],
  'HTML comments': ['comment', '<!--'],
  'gap, column-gap, row-gap': ['property', 'gap', 'column-gap', 'row-gap'],
  'left, right, top, bottom': ['property', 'left', 'right', 'top', 'bottom'],
  'font shorthand': ['property', 'font'],
  'CSS Variables (Custom Properties)': ['function', 'var'],
  'CSS calc() function': ['function', 'calc'],
  'initial unit': ['keyword', 'initial'],
  '!important keyword': ['keyword', '!important'],
  'Base 64 image format': ['image', 'data:'],
  'Animated PNG image format': ['image', 'apng'],
  'JPG image format': ['image', 'jpg', 'jpeg'],
  'TIFF image format': ['image', 'tif', 'tiff'],
  'HEIF image format': ['image', 'heic', 'heif'],
}

/** Features that only style sheets can use; a signature has no style sheet. */
const styleSheetOnly = /^[@:]|combinator$|selector|Nesting|^CSS comments$/

function classify({ title, category }: CaniemailFeature): [FeatureKind, ...string[]] | undefined {
  const known = spelledOut[title]
  if (known) return known
  if (category === 'image') {
    const format = /^(\w+) image format$/.exec(title)?.[1]
    return format ? ['image', format.toLowerCase()] : undefined
  }
  if (category === 'html') {
    const element = /^<(\w+)> element$/.exec(title)?.[1]
    if (element) return ['element', element]
    const attribute = /^([\w-]+) attribute$/.exec(title)?.[1]
    return attribute ? ['attribute', attribute] : undefined
  }
  if (category !== 'css' || styleSheetOnly.test(title)) return undefined
  const unit = /^(\S+) unit$/.exec(title)?.[1]
  if (unit) return ['unit', unit]
  const functions = [...title.matchAll(/([a-z-]+)\(\)/g)].map((match) => match[1] ?? '')
  if (functions[0]) return ['function', ...functions]
  const declaration = /^([a-z-]+):\s*([a-z-]+)$/.exec(title)
  if (declaration) return ['declaration', `${declaration[1]}:${declaration[2]}`]
  const properties = title
    .trim()
    .replace(/ property$/, '')
    .split(' & ')
  return properties.every((name) => /^[a-z-]+$/.test(name))
    ? ['property', properties[0] ?? '', ...properties.slice(1)]
    : undefined
}

/**
 * Lists the features that HTML with inline styles but no style sheet can use, in caniemail's order.
 */
export function signatureFeatures({ data }: CaniemailData): SignatureFeature[] {
  return data.flatMap((feature) => {
    const found = classify(feature)
    if (!found) return []
    const [kind, ...names] = found
    return [{ kind, names, feature }]
  })
}
