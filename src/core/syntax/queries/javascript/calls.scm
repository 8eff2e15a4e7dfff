; Nothing beyond what JavaScript and TypeScript share.
