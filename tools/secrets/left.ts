// Rules of the public set that are not taken over, each with the reason.

/** Reasons by the id of the rule. A rule that is neither here nor in the table stops `make.ts`. */
export const leftRules: Readonly<Record<string, string>> = {
  'generic-api-key': 'a name with a random value: `assignments.ts` finds these by words and entropy of our own',
  'private-key': '`privateKeys.ts` also finds blocks that are cut off or stand in strings',
  'pkcs12-file': 'a rule for paths: such files are left out of the index',
  'curl-auth-header': '`Bearer`, `Basic` and names of headers are found wherever they stand, not after `curl` alone',
  'curl-auth-user': '`addresses.ts` finds user and password after `curl -u`',
  'kubernetes-secret-yaml': 'values in base64 after any name: `assignments.ts` finds those whose name says secret',
  'nuget-config-password': '`assignments.ts` finds `key="ClearTextPassword" value="…"`',
  'hashicorp-tf-password': '`assignments.ts` finds passwords by their names in every kind of file',
  'sidekiq-sensitive-url': '`addresses.ts` finds every password in an address',
  'sourcegraph-access-token': '40 hexadecimal digits anywhere: every commit in a text about Sourcegraph. `sgp_…` is a format of our own',
  'asana-client-id': 'a public number',
  'discord-client-id': 'a public number',
};
