const units = [
  { name: 'gigabyte', bytes: 1_000_000_000 },
  { name: 'megabyte', bytes: 1_000_000 },
  { name: 'kilobyte', bytes: 1000 },
  { name: 'byte', bytes: 1 },
] as const

/** Formats a number of bytes in decimal units: `820 ko`, `10 Mo`, `1,2 Go`, in English
 * `820 kB`, `10 MB`, `1.2 GB`. */
export function formatBytes(bytes: number, locale: string): string {
  const unit = units.find((candidate) => bytes >= candidate.bytes) ?? units[3]
  const amount = bytes / unit.bytes
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit.name,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount)
}
