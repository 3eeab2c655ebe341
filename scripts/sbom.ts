// npm run sbom: writes the bill of materials of the server, its front end and the functions.
import { writeBillOfMaterials } from './lib/write-bill-of-materials.ts'

console.log(writeBillOfMaterials())
