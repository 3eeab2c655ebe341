/** Renders every icon of the social catalogue into `icons/`: `node scripts/build-icons.ts`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { iconFile, iconSteps } from '../src/catalogue/icon-files.ts'
import { socialNetworks } from '../src/catalogue/networks.ts'
import { iconPng } from './draw-icon.ts'

const folder = new URL('../icons/', import.meta.url)
mkdirSync(folder, { recursive: true })
const stale = new Set(readdirSync(folder))
let bytes = 0

for (const network of socialNetworks) {
  for (let step = 0; step < iconSteps; step++) {
    const name = iconFile(network.key, step)
    const png = iconPng(network, step)
    writeFileSync(new URL(name, folder), png)
    stale.delete(name)
    bytes += png.length
  }
}
for (const name of stale) rmSync(new URL(name, folder))

process.stdout.write(`${socialNetworks.length * iconSteps} icons, ${Math.round(bytes / 1024)} kB\n`)
