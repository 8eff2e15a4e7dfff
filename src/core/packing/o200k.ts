// Table of the token encoding. A separate module, so that it is bundled as its own file and loaded on first use.
export { default as o200kBase } from 'js-tiktoken/ranks/o200k_base';
