import { bannerReferenceSchema, campaignSchema } from './entities/campaign.ts'
import { confSchema } from './entities/conf.ts'
import { deployResultSchema } from './entities/deploy-result.ts'
import { installDataSchema } from './entities/install-data.ts'
import { loginResultSchema } from './entities/login-result.ts'
import { mediaSchema } from './entities/media.ts'
import { organisationSchema } from './entities/organisation.ts'
import { teamSchema } from './entities/team.ts'
import { templateSchema } from './entities/template.ts'
import { accountSchema, userSchema } from './entities/user.ts'

/** The entities by the name under which `schema` and the OpenAPI document show them. */
export const entitySchemas = {
  User: userSchema,
  Account: accountSchema,
  Organisation: organisationSchema,
  Team: teamSchema,
  SignatureTemplate: templateSchema,
  Campaign: campaignSchema,
  BannerReference: bannerReferenceSchema,
  MediaObject: mediaSchema,
  InstallData: installDataSchema,
  LoginResult: loginResultSchema,
  DeployResult: deployResultSchema,
  Conf: confSchema,
}
