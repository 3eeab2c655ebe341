export { describeInfo } from './info-form/info-description.ts'
import type { InstallData } from '@org/api/client'
import { sampleSignature } from '@org/signature/samples'

/** Returns the server's response for an employee who has completed every field. */
export function installData(changes: Partial<InstallData> = {}): InstallData {
  return {
    signature: {
      id: 'template-1',
      name: 'Atelier Lumen',
      version: 'v1',
      signatureData: JSON.stringify({ ...sampleSignature, logo: {}, banner: {} }),
    },
    user: {
      email: 'camille@atelier-lumen.example',
      first_name: 'Camille',
      last_name: 'Durand',
      position: 'Directrice artistique',
      phone_number: '06 12 34 56 78',
      mobile_number: '',
      is_deployed: false,
      has_old_version: false,
    },
    company: {
      name: 'Atelier Lumen',
      website_url: 'https://www.atelier-lumen.example',
      country: 'FR',
      logo: null,
    },
    shows_mobile: false,
    team: { id: 'team-1', name: 'Studio' },
    banner_url: '',
    icons_base_url: 'https://paraphe.example/icons/v1',
    public_url: 'https://paraphe.example',
    install_key: 'key-1',
    ...changes,
  }
}
