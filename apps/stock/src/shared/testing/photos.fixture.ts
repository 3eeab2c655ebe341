import type { ApiOptions } from '@org/app-kit/testing'
import { stockIds } from './stock-seed.ts'

/** A jpg of 160 × 160 pixels with a box of gloves. */
const gloves =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//' +
  '2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAAR' +
  'CACgAKADASIAAhEBAxEB/8QAGwABAQADAQEBAAAAAAAAAAAAAAYEBQcCAQP/xABDEAABAgIECAgJDQEAAAAAAAAAAQIDEQQF' +
  'ElEGExYhg6GjwhQVMURUZdHiByIyQUVhZKLhJDM2Q1NxgYKRkrGywSP/xAAZAQEAAwEBAAAAAAAAAAAAAAAAAgMEAQX/xAAl' +
  'EQEAAgIABQQDAQAAAAAAAAAAAQIDEQQSEzFRFCEyMyIjYWL/2gAMAwEAAhEDEQA/AOjAAkiAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAD45Ua1XOWSJnVTXpW8JY1iw6xOVuf+Eq0tbs5Nor3bEHmJEbDhq96ya1JqpgQq2Y+OjFhq1jlkjp/4K0tb3hyb' +
  'RHdsQARSAAAAAAAAAAAAAAAAAABrq4j2IDYLVzv5fuNKZdZxcZTX3M8VPw+JiG/FXlrDFktuzYVhSVfR6PCReViOd98jXosl' +
  'mh6c5XLNbkT9EkeSVa8saRtbmnarRZoi3gIkkRAec3gAAAAAAAAAA02EFe8S8H+TY/HWvrLMpS9S3mny66s2/dHhB9H6TdI0' +
  '2YsVLUiZhmyZLRaYiVll11Zt+6MuurNv3SNBZ0MfhDq38rLLrqzb90+sw4V72sSrM7lRE/790gKXTFhPWHDRLScqr5jxVlLR' +
  'K0o8WmR1bBY+05ZKqZs6Zk9ZVauKJ1pOJyTG9ukOcr3q5eVVmp8NTlJU/TNm/sGUlT9M2b+wu5q+VPLbw2x5iRUgQ3RlS0kN' +
  'FcqTlOWc1eUlT9M2b+ww64r+ro9VUiFRqTbivbZa2w5JzXPypcJvXXd2Kzvs3mXXVm37oy66s2/dOZsjxofkxHJ6pzM6iUxY' +
  'r0hxES0vIqecorGK060utOSPfa+y66s2/dGXXVm37pGgu6GPwr6t/Kyy66s2/dNxg/XvHXCPk2IxNn6y1Oc/UlxzUsvB96Q0' +
  'e8V5cVK0mYhPHktNoiZWIAMbSAACO8IPo/SbpGlth21ruA2kn85ukjimXaz0cEfrhizT+cscGRimXaximXay3SvbBj0WHHzu' +
  'mjr0MJ9XxU8hzXJ+hu8Uy7WMUy7WQthrbulGSYT7qJSG8sNfwznng8b7J/7VKLFMu1jFMu1lfpo8p9eU7weN9k/9qnpKJSHc' +
  'kNfxzFBimXaximXax6aPJ15aRlXxV8tzWp+pmwKNDgZ2zV16mdimXaximXayyuGteyE5JljgyMUy7WMUy7WT0jtjll4PvSGj' +
  '3iVxTLtZXYCNa3h1lJfN7xVnj9crMM/nCtAB5zaAACTw65jpN0kysw65jpN0kz0uH+uGHN85AdIwT+jdE/P/AHcbgqtxXLaY' +
  '0srw+4iduPg7ACPrP8u+l/rj4OwAes/yel/rj4OwGnws+jdL/J/dpKvFc1ojTluH1EztzcAGtmAAAKzAXn2j3iTKzAXn2j3i' +
  'niPrlbh+cKwAHmtwAAJPDrmOk3STKzDrmOk3STPS4f64Yc3zlm0eqqdSYLY0CBahunJbbU88vOp+nEdZdG99vaZNX19wKhQ6' +
  'PwW3Yn42MlOaqt3rMjKj2La/A7M5N+0ORFNe8tdxHWXRvfb2jiOsuje+3tNjlR7FtfgMqPYtr8DnNl8O6x+Wu4jrLo3vt7TC' +
  'pECLRozoMdtmI2U0mi+afmN9lR7FtfgaasKVw2mxKRYsW5eLOcpIif4TpN5n8oRtFde0sYAE0AAAAAAKzAXn2j3iTKzAXn2j' +
  '3iniPrlbh+cKwAHmtwAAJPDrmOk3STLHDajxYkCixobFcyErkeqJyTlL+COPS4f64Yc3zkABcqAAAAAAAAAAAAAArMBefaPe' +
  'JMscCaPFhwKVGiMVrIqtRiqnLKc/5KeI+uVuH5wpwAea3AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAD/2Q=='

/** A jpg of 160 × 160 pixels with a portrait. */
const portrait =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//' +
  '2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAAR' +
  'CACgAKADASIAAhEBAxEB/8QAGwABAAIDAQEAAAAAAAAAAAAAAAUGAgQHAwH/xAA/EAACAgADBQMHBg8BAAAAAAAAAQIDBAUR' +
  'BhIhMUETUXEHI0KBkbHRFCJDYaHSFiQyMzRSU1Vig5KTo8HC8P/EABgBAQADAQAAAAAAAAAAAAAAAAABAgME/8QAHxEBAQAC' +
  'AgIDAQAAAAAAAAAAAAEDEQIxMlESE0FC/9oADAMBAAIRAxEAPwC8gAMgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHxvRavkV' +
  'TOttKMLOVGWwjiLFwdjfzE/q7wmS3pbAcoxm0Wb4xvtMdbGL9Gt7i+wjZ222PWyycn3yk2V+S/112kHFoW21vWuycX3xk0SW' +
  'D2izfBtdnjbZRXo2PfX2j5H1V1cFTyXbSjFTjRmUI4ex8FZH8h+PcWtNNariiyllnb6AAgAAAAAAAAAAAA1M0xkcBluIxcuP' +
  'ZQbS730Xt0AqW2ufSdksqwk9Ir8/JdX+r8SmGVlk7bJWWScpzblJvq2YlK6eM1NAACQAAC57E59LtI5Vi56xf5iT6P8AV+BT' +
  'DKuydVsbK5OM4NSi10aERym5p2kGrlmMjj8tw+Ljw7WCbXc+q9uptF3MAAAAAAAAAAAVjb7EOrI4Up8brkn4JN+/Qs5S/KLN' +
  'qvAQ6N2P2bvxIvS3DyUgAlcqyDGZlpNLsaP2k1z8F1KWydumTfSKNvC5Xj8Wk8PhLZxfKWmi9r4F5y7IMvwCUo1dravpLOL9' +
  'S5IlDK5fTSY/bmWKyvH4RN4jCWwiuctNV7VwNQ6wReYZBl+PTlKpVWv6Svg/WuTEy+y4/TnYJXNcgxmW62NdtQvpILl4roRR' +
  'rLL0zs126JsFiHbkc6W+NNzS8Gk/e2Wcpfk6m3Xj4dE637d74F0Lzpzc/IABKoAAAAAAAAUjyjc8u/mf8l3KL5RX+MYGPdGb' +
  '+1EXpfh5Knhau2xdNT+ksjH2vQ6mkopJJJLgkjmGWSUc0wknyV0G/wCpHTzmy/jsxsZzhDTfnGOr0Wr01ZkQm0OQzziyicMT' +
  '2XZapprVaPqvrJmuO5XGGrlupLV82Z2TTSW7ZGMJwnruTjLR6PR66MWR365Q1cd5NarmiG2eyGeT2Xznie17XRJJaLRdX9Yk' +
  'mi27TbSkmmk0+DTOWYqrscXdV+zslH2PQ6mcwzOSlmmLkuTum1/UzTF+s8i2eTnnmP8AL/6LsUbydPz+Oj3xg/tZeTpnTj5+' +
  'QACVAAAAAAAAAovlEX4zgX0cJ+9F6KZ5Ra9asDb3SnF+vT4EXpbh5KRGTjJSi9GnqmdRwl8cVhKsRDlZBS9py0t2x2Zp1vLr' +
  'paSWsqteq6r/AH7TDJNzbsx3V0tQPLE12W0ShVa6pvlJGksRmVHzbsKr0vTrlpr6jBvJtJAjXiMyv+bThVQn6dktdPUbuGrs' +
  'qojC212zXOTQLNPmLvjhcJdiJ8q4OXjoculJyk5Serb1bLbtjmaVay6mWsnpK3Toui/37Com+Oam2GS7ulx8na/Gcc+m5D3s' +
  'vRTPJ1XpVjrf1pQivVr8S5m86cfPyAASqAAAAAAAAFe23wrxGz85xWronGz1cn7/ALCwmF1UL6Z02x3oWRcZLvTCZdXbi5lX' +
  'ZOqyNlcnGcXqmuaZO4rY/OK8TZDD4ZXVKT3J9pBby6cGz5HY3aGf5OXP+7D7xTTo+UTOTbT0YmEacfKNN64b74Rn8GWBNSSc' +
  'WmnyaKR+BO0f7u/z1/ePWnZTayhaUYa2tfwYqC90jK4t9NZl9rlJqKbk0kubZX852now0JU4CUbr3w31xjD4sjbtlNrL1pfh' +
  'rbF/HioP3yPL8Cdo/wB3f56/vCYtdly+kDZZO2yVlknKcnq5N8WzEnp7G7Qw/Ky5/wB2v7x9wux+cWYmuGIwypqclvz7SD3V' +
  '14JmumXyi2bEYV4bZ6E5LR3zlZ6uS932lgMKaoUUwpqjuwrioxXckZl3Pbu7AAEAAAAAAAABlXXK2WkV4vuFcHZNRXNkjXCN' +
  'cFGITJthVh4V8dN6Xez1ADRC7Q5V8rq+U0R8/WuKXpr4lQOklV2jyrsJvGYePm5vzkV6L7/BmnDl+ObNj/qIAt+z2VfJKvlN' +
  '8fP2Lgn6C+JHbOZV281jMRHzcH5uL9J9/gi1jny/DDj/AKoeVuHhZx03Zd6PUGbpRllcqpaSXg+8xJOyEbIOMiOsg65uMuaD' +
  'OzTEABAAAAAAABcXoBuYOvSDm+cuXgbJ8hHdgorotD6GkmgABIYzhGyEoTipRktGn1RkAMa4RrrjCuKjGK0SXRGQAAAADWxl' +
  'esFNc1z8DZPk470HF9VoEWbRYD4PQBmAAAAABnStboL6zA9cN+kQ/wDdARIAANQAAAAAAAAAAAABG3LS6a+swPXE/pE//dDy' +
  'DKgAA//Z'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Creates a real jpg of a box of gloves. */
export const glovesFile = (): File =>
  new File([bytesOf(gloves)], 'gants.jpg', { type: 'image/jpeg' })

/** Creates a real jpg of a person. */
export const portraitFile = (): File =>
  new File([bytesOf(portrait)], 'portrait.jpg', { type: 'image/jpeg' })

type Adapters = Parameters<NonNullable<ApiOptions['prepare']>>[0]

/** Stores the file of a photo under the ref that a row contains. */
export async function plantPhoto({ mediaStore }: Adapters, ref: string, file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const key = `stock-photos/${stockIds.organisation}/${ref}`
  await mediaStore.put(key, { bytes, type: file.type })
}
