// Keys and tokens with a recognisable form, from the published formats of their issuers: one line per format.

/** Form of a secret. Patterns have no nested or adjoining unbounded repetitions, so that matching stays linear. */
export interface SecretFormat {
  /** Usual name of the kind; it goes into placeholders. */
  readonly kind: string;
  /** Literals that begin a match, found first in a single pass. */
  readonly starts: readonly string[];
  /** Sticky, applied at a literal. Group 1, if there is one, is the secret; otherwise the whole match is. */
  readonly pattern: RegExp;
  /** `chance`: must look random, since words take this form too. `form`: the form is enough, except for `xxxx` and the like. */
  readonly needs: 'form' | 'chance';
}

function format(kind: string, starts: string, rest: string, needs: SecretFormat['needs'] = 'form'): SecretFormat {
  const literals = starts.split(' ').map((literal) => literal.replaceAll('␣', ' '));
  return { kind, starts: literals, pattern: new RegExp(`(?:${literals.map(escapePattern).join('|')})${rest}`, 'y'), needs };
}

/** A literal, escaped for a pattern. */
export function escapePattern(literal: string): string {
  return literal.replace(/[.\-/+:]/g, '\\$&');
}

/** Known formats. Of two with the same beginning the more exact one comes first. */
export const secretFormats: readonly SecretFormat[] = [
  // Clouds
  format('aws-access-key', 'AKIA ASIA ABIA ACCA', '[A-Z0-9]{16,}(?![a-z])'),
  format('google-api-key', 'AIza', '[\\w-]{35}'),
  format('google-client-secret', 'GOCSPX-', '[\\w-]{20,}'),
  format('google-access-token', 'ya29.', '[\\w-]{20,}'),
  format('google-refresh-token', '1//0', '[\\w-]{30,}'),
  format('firebase-server-key', 'AAAA', '[\\w-]{7}:[\\w-]{130,}'),
  format('azure-storage-key', 'AccountKey= SharedAccessKey=', '([A-Za-z0-9+/]{32,}={0,2})'),
  format('azure-signature', 'sig=', '([A-Za-z0-9+/]{40,}={0,2})', 'chance'),
  format('digitalocean-token', 'dop_v1_ doo_v1_ dor_v1_', '[0-9a-f]{40,}'),
  format('alibaba-access-key', 'LTAI', '[A-Za-z0-9]{16,}', 'chance'),
  format('databricks-token', 'dapi', '[0-9a-f]{32}(?:-\\d)?'),
  format('heroku-key', 'HRKU-', '[\\w-]{30,}'),
  format('doppler-token', 'dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.', '[\\w.-]{32,}'),
  format('vault-token', 'hvs. hvb. hvr.', '[\\w-]{20,}'),
  format('pulumi-token', 'pul-', '[0-9a-f]{40}'),
  format('planetscale-token', 'pscale_tkn_ pscale_pw_ pscale_oauth_', '[\\w.=-]{32,}'),
  format('supabase-token', 'sbp_ sb_secret_', '[\\w-]{20,}', 'chance'),
  format('cloudflare-origin-key', 'v1.0-', '[0-9a-f]{24}-[0-9a-f]{100,}'),
  format('fly-token', 'fo1_', '[\\w-]{40,}'),
  // Places of source code and packages
  format('github-token', 'ghp_ gho_ ghu_ ghs_ ghr_', '[A-Za-z0-9_]{30,}'),
  format('github-token', 'github_pat_', '[A-Za-z0-9_]{30,}'),
  format('gitlab-token', 'glpat- gldt- glrt- glptt- glft- glimt- glagent- glsoat- glcbt- gloas- glffct-', '[\\w.-]{20,}'),
  format('bitbucket-token', 'ATBB ATCTT3', '[\\w=-]{24,}', 'chance'),
  format('atlassian-token', 'ATATT3', '[\\w=-]{60,}'),
  format('npm-token', 'npm_', '[A-Za-z0-9]{36,}'),
  format('npm-token', '_authToken= _authToken␣=␣', '["\']?([\\w./+=-]{16,})', 'chance'),
  format('npm-auth', '_auth= _password=', '["\']?([\\w/+-]{8,}={0,2})', 'chance'),
  format('pypi-token', 'pypi-', '[\\w-]{32,}', 'chance'),
  format('rubygems-key', 'rubygems_', '[0-9a-f]{48}'),
  format('nuget-key', 'oy2', '[a-z0-9]{43}'),
  format('crates-token', 'cio', '[A-Za-z0-9]{32}', 'chance'),
  format('docker-token', 'dckr_pat_ dckr_oat_', '[\\w-]{20,}'),
  format('sourcegraph-token', 'sgp_', '[\\w]{40,}'),
  // Models
  format('anthropic-key', 'sk-ant-', '[\\w-]{20,}'),
  format('openai-key', 'sk-proj- sk-svcacct- sk-admin- sk-or-v1- sk-None-', '[\\w-]{20,}'),
  format('openai-key', 'sk-', '[A-Za-z0-9_-]{20,}', 'chance'),
  format('hugging-face-token', 'hf_ api_org_', '[A-Za-z0-9]{30,}'),
  format('groq-key', 'gsk_', '[A-Za-z0-9]{40,}'),
  format('perplexity-key', 'pplx-', '[A-Za-z0-9]{40,}'),
  format('xai-key', 'xai-', '[A-Za-z0-9]{60,}'),
  format('replicate-token', 'r8_', '[A-Za-z0-9]{37,}'),
  // Money
  format('stripe-key', 'sk_live_ sk_test_ rk_live_ rk_test_', '[A-Za-z0-9]{10,}'),
  format('stripe-webhook-secret', 'whsec_', '[A-Za-z0-9+/=]{24,}'),
  format('square-token', 'sq0atp- sq0csp- sq0idp-', '[\\w-]{20,}'),
  format('square-token', 'EAAA', '[\\w-]{58,}', 'chance'),
  format('shopify-token', 'shpat_ shpca_ shppa_ shpss_ shptka_', '[0-9a-fA-F]{32}'),
  format('plaid-token', 'access-sandbox- access-development- access-production-', '[0-9a-f-]{36}'),
  // Messages
  format('slack-token', 'xoxb- xoxp- xoxa- xoxr- xoxs- xoxo-', '\\d{6,}-[\\w-]{10,}'),
  format('slack-token', 'xoxb- xoxp- xoxa- xoxr- xoxs- xoxo- xoxe- xoxe.xoxb- xoxe.xoxp- xoxc- xoxd-', '[\\w./+-]{10,}', 'chance'),
  format('slack-token', 'xapp-', '[\\w-]{20,}', 'chance'),
  format('slack-webhook', 'hooks.slack.com/', '((?:services|workflows|triggers)/[\\w/]{20,})', 'chance'),
  format('teams-webhook', 'webhook.office.com/', '(webhookb2/[\\w@/-]{40,})', 'chance'),
  format('discord-webhook', 'discord.com/api/webhooks/ discordapp.com/api/webhooks/', '(\\d{15,20}/[\\w-]{40,})'),
  // The first part is the id of the bot, a number, in base64.
  format('discord-token', 'MD MT Mj Mz ND NT Nj Nz OD OT', '[\\w-]{21,26}\\.[\\w-]{6}\\.[\\w-]{27,40}'),
  format('sendgrid-key', 'SG.', '[\\w-]{16,32}\\.[\\w-]{32,64}'),
  format('twilio-key', 'SK AC', '[0-9a-f]{32}(?![0-9a-zA-Z])'),
  format('mailgun-key', 'key-', '[0-9a-f]{32}(?![0-9a-zA-Z])'),
  format('mailchimp-key', 'md-', '[\\w-]{22}(?![\\w-])', 'chance'),
  format('brevo-key', 'xkeysib- xsmtpsib-', '[0-9a-f]{60,}(?:-\\w{8,20})?'),
  // Tools
  format('linear-key', 'lin_api_ lin_oauth_', '[A-Za-z0-9]{32,}'),
  format('notion-token', 'ntn_ secret_', '[A-Za-z0-9]{40,}', 'chance'),
  format('figma-token', 'figd_ figo_', '[\\w-]{32,}'),
  format('airtable-token', 'pat', '[A-Za-z0-9]{14}\\.[0-9a-f]{64}'),
  format('postman-key', 'PMAK-', '[0-9a-f]{24}-[0-9a-f]{34}'),
  format('new-relic-key', 'NRAK- NRJS- NRII-', '[A-Za-z0-9_-]{19,}', 'chance'),
  format('sentry-token', 'sntrys_ sntryu_', '[\\w+/=]{40,}'),
  format('grafana-token', 'glsa_ glc_', '[\\w+/=]{30,}'),
  format('dynatrace-token', 'dt0c01. dt0s01.', '[A-Z0-9]{20,}\\.[A-Z0-9]{50,}'),
  format('typeform-token', 'tfp_', '[\\w.=-]{40,}'),
  format('1password-token', 'ops_eyJ', '[\\w+/=-]{100,}'),
  format('age-secret-key', 'AGE-SECRET-KEY-1 age-secret-key-1', '[A-Za-z0-9]{50,}'),
  // Any issuer
  format('jwt', 'eyJ', '[\\w-]{8,1000}\\.[\\w-]{6,}(?:\\.[\\w-]+){0,3}'),
  format('bearer-token', 'Bearer␣ bearer␣ BEARER␣', '([\\w.~+/=-]{16,})', 'chance'),
  format('basic-auth', 'Basic␣ basic␣ BASIC␣', '([A-Za-z0-9+/]{8,}={0,2})(?![\\w.-])', 'chance'),
  format('auth-token', 'Authorization:␣token␣ Authorization:␣Token␣ authorization:␣token␣', '([\\w.~+/=-]{16,})', 'chance'),
];
