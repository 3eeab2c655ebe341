import { type FieldFormat, fieldFormat } from './field-format.ts'

export interface Identifier {
  identifier: string
  format: FieldFormat
  /** True when GS1 predefines the length, so that no FNC1 needs to end the field. */
  predefined: boolean
}

/**
 * Every application identifier that exists, with its format in the notation of `fieldFormat`. The
 * source is the GS1 General Specifications, section 3.2, as listed in the GS1 Barcode Syntax
 * Dictionary, release 2026-01-27.
 */
const formats: readonly [identifiers: string, notation: string][] = [
  ['00', 'K18'],
  ['01-03', 'K14'],
  ['10', 'X..20'],
  ['11-13 15-17', 'D6'],
  ['20', 'N2'],
  ['21-22', 'X..20'],
  ['235', 'X..28'],
  ['240-241 250-251', 'X..30'],
  ['242', 'N..6'],
  ['243 254', 'X..20'],
  ['253', 'K13[X..17]'],
  ['255', 'K13[N..12]'],
  ['30 37', 'N..8'],
  ['3100-3105 3110-3115 3120-3125 3130-3135 3140-3145 3150-3155 3160-3165', 'N6'],
  ['3200-3205 3210-3215 3220-3225 3230-3235 3240-3245', 'N6'],
  ['3250-3255 3260-3265 3270-3275 3280-3285 3290-3295', 'N6'],
  ['3300-3305 3310-3315 3320-3325 3330-3335 3340-3345', 'N6'],
  ['3350-3355 3360-3365 3370-3375', 'N6'],
  ['3400-3405 3410-3415 3420-3425 3430-3435 3440-3445', 'N6'],
  ['3450-3455 3460-3465 3470-3475 3480-3485 3490-3495', 'N6'],
  ['3500-3505 3510-3515 3520-3525 3530-3535', 'N6'],
  ['3540-3545 3550-3555 3560-3565 3570-3575', 'N6'],
  ['3600-3605 3610-3615 3620-3625 3630-3635 3640-3645', 'N6'],
  ['3650-3655 3660-3665 3670-3675 3680-3685 3690-3695', 'N6'],
  ['3900-3909 3920-3929', 'N..15'],
  ['3910-3919 3930-3939', 'N3N..15'],
  ['3940-3943', 'N4'],
  ['3950-3955', 'N6'],
  ['400-401 403', 'X..30'],
  ['402', 'K17'],
  ['410-417', 'K13'],
  ['420', 'X..20'],
  ['421', 'N3X..9'],
  ['422 424 426', 'N3'],
  ['423 425', 'N3[N3][N3][N3][N3]'],
  ['427', 'X..3'],
  ['4300-4301 4310-4311 4320', 'X..35'],
  ['4302-4306 4312-4316', 'X..70'],
  ['4307 4317', 'X2'],
  ['4308 4319', 'X..30'],
  ['4309', 'N20'],
  ['4318', 'X..20'],
  ['4321-4323', 'N1'],
  ['4324-4325', 'D6N4'],
  ['4326', 'D6'],
  ['4330-4333', 'N6[X1]'],
  ['7001', 'N13'],
  ['7002 7023', 'X..30'],
  ['7003', 'D6N4'],
  ['7004', 'N..4'],
  ['7005', 'X..12'],
  ['7006', 'D6'],
  ['7007', 'D6[D6]'],
  ['7008', 'X..3'],
  ['7009', 'X..10'],
  ['7010', 'X..2'],
  ['7011', 'D6[N4]'],
  ['7020-7022', 'X..20'],
  ['7030-7039', 'N3X..27'],
  ['7040', 'N1X3'],
  ['7041', 'X..4'],
  ['710-717', 'X..20'],
  ['7230-7239', 'X2X..28'],
  ['7240', 'X..20'],
  ['7241', 'N2'],
  ['7242', 'X..25'],
  ['7250', 'N8'],
  ['7251', 'N12'],
  ['7252', 'N1'],
  ['7253-7254 7259', 'X..40'],
  ['7255', 'X..10'],
  ['7256', 'X..90'],
  ['7257', 'X..70'],
  ['7258', 'X3'],
  ['8001', 'N14'],
  ['8002 8012', 'X..20'],
  ['8003', 'N1K13[X..16]'],
  ['8004', 'X..30'],
  ['8005', 'N6'],
  ['8006 8026', 'K14N4'],
  ['8007', 'X..34'],
  ['8008', 'D6N2[N2][N2]'],
  ['8009', 'X..50'],
  ['8010', 'Y..30'],
  ['8011', 'N..12'],
  ['8013-8014', 'X..25'],
  ['8017-8018', 'K18'],
  ['8019', 'N..10'],
  ['8020', 'X..25'],
  ['8030', 'Z..90'],
  ['8040-8041', 'N15'],
  ['8042', 'N32'],
  ['8043', 'N18[N..2]'],
  ['8110 8112 8200', 'X..70'],
  ['8111', 'N4'],
  ['90', 'X..30'],
  ['91-99', 'X..90'],
]

/** First two digits of the identifiers whose fields need no FNC1 at the end (figure 7.8.5-2). */
const predefinedStarts = /^(?:0[0-4]|1[1-9]|20|3[1-6]|41)/

/** Maps the digits of every application identifier to its details. */
export const identifiers: ReadonlyMap<string, Identifier> = new Map(
  formats.flatMap(([list, notation]) =>
    list
      .split(' ')
      .flatMap(expand)
      .map((identifier) => {
        const predefined = predefinedStarts.test(identifier)
        return [identifier, { identifier, format: fieldFormat(notation), predefined }]
      }),
  ),
)

/**
 * Finds the application identifier at a position. It is unambiguous, because none is a prefix of
 * another.
 */
export function identifierAt(text: string, at: number): Identifier | null {
  for (const length of [2, 3, 4]) {
    const found = identifiers.get(text.slice(at, at + length))
    if (found) return found
  }
  return null
}

/** Lists the identifiers of a range like `3100-3105`. */
function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  )
}
