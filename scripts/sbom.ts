// npm run sbom: writes the bill of materials of the server and its front end.
import { writeBillOfMaterials } from './lib/write-bill-of-materials.ts'

console.log(writeBillOfMaterials())
