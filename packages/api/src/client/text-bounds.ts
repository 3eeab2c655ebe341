import type { SignatureOperationId } from '../contract/operations.ts'

/**
 * Maximum lengths of the text fields in each call's body. They repeat the contract's schemas so
 * that a form needs no schema; a test compares the two.
 */
export const textBounds: Partial<Record<SignatureOperationId, Readonly<Record<string, number>>>> = {
  readAccountLink: { token: 200 },
  acceptAccountLink: { token: 200 },
  loginIdentity: { id_token: 10000, invitation: 200 },
  saveInstallInfo: { first_name: 200, last_name: 200, position: 200, phone_number: 40 },
  updateUser: {
    team_id: 64,
    signature_template_id: 64,
    picture_id: 64,
    phone_number: 40,
    first_name: 200,
    last_name: 200,
    position: 200,
  },
  deployUser: { deploy_message: 1000 },
  createUser: {
    team_id: 64,
    signature_template_id: 64,
    picture_id: 64,
    phone_number: 40,
    first_name: 200,
    last_name: 200,
    position: 200,
  },
  createUsers: { team_id: 64 },
  moveUsers: { team_id: 64 },
  deployUsers: { deploy_message: 1000 },
  updateOrganisation: {
    signature_template_id: 64,
    logo_id: 64,
    name: 200,
    address: 500,
    disclaimer: 5000,
  },
  countOutdated: {
    signature_template_id: 64,
    logo_id: 64,
    name: 200,
    address: 500,
    disclaimer: 5000,
  },
  createInvitation: { team_id: 64 },
  updatePaymentMethod: { payment_method: 200 },
  createTeam: { name: 200, signature_template_id: 64, campaign_id: 64 },
  updateTeam: { name: 200, signature_template_id: 64, campaign_id: 64 },
  deployTeam: { deploy_message: 1000 },
  previewDeploy: { team_id: 64, deploy_message: 1000 },
  sendDeployTest: { team_id: 64, deploy_message: 1000 },
  remindPeople: { team_id: 64, deploy_message: 1000 },
  createSignatureTemplate: { name: 200, signatureData: 100000 },
  createTeamSignature: { name: 200, signatureData: 100000 },
  updateTemplate: { name: 200, signatureData: 100000 },
  createCampaign: { banner_id: 64, type: 40, name: 200 },
  createTeamCampaign: { banner_id: 64, type: 40, name: 200 },
  updateCampaign: { banner_id: 64, type: 40, name: 200, team_id: 64 },
  connectPhotoNetwork: { code: 2000, state: 500 },
  reportImport: { team_id: 64 },
}
