// The table of the encoding that tokens are counted in. A module of its own, since it is bundled as a file of its own and read when first needed.
export { default as o200kBase } from 'js-tiktoken/ranks/o200k_base';
