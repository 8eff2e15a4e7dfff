// Reads the services of a workspace from its `.proto` files and its generated code, and keeps what unchanged files say.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { ContractSources } from '../contract.ts';
import { CodeFiles } from '../codeFile.ts';
import { generatedServices, protoServices, type RpcService } from './protoFile.ts';
import { ServiceCatalog } from './serviceCatalog.ts';

const protoPath = /\.proto$/;
/** Names that generators give to code with paths of requests. Based on the documentation of each generator, 2026-11. */
const generatedPath =
  /(?:\.pb\.go|\.connect\.go|_pb2_grpc\.py|_grpc\.py|_grpc_pb\.js|_pb_service\.js|Grpc(?:Kt)?\.(?:java|kt|cs)|\.grpc\.pb\.(?:cc|h)|_connect\.[jt]s|_services_pb\.rb)$/;

/** The services of a workspace; the same object as long as they are the same. */
export class WorkspaceServices {
  #read = new Map<string, { readonly text: string; readonly services: readonly RpcService[] }>();
  #key = '';
  #catalog = new ServiceCatalog([]);

  /** Reads no text where no file is a `.proto` or generated from one. Rejects with `CancelledError`. */
  async catalog({ graph, texts, pause }: ContractSources): Promise<ServiceCatalog> {
    const paths = [...graph.files()].filter(({ path }) => protoPath.test(path) || generatedPath.test(path));
    // Only a `.proto` tells types, so that it comes first.
    paths.sort((a, b) => Number(protoPath.test(b.path)) - Number(protoPath.test(a.path)));
    const files = new CodeFiles(graph, texts);
    const previous = this.#read;
    this.#read = new Map();
    for (const { root, path } of paths) {
      if (pause.isDue) await pause.take();
      const file = await files.read(root, path);
      if (!file) continue;
      const key = fileKeyOf(file);
      const known = previous.get(key);
      const isProto = protoPath.test(path);
      const services = known?.text === file.text ? known.services : isProto ? protoServices(file.code) : generatedServices(file.text);
      if (services.length) this.#read.set(key, { text: file.text, services });
    }
    const services = [...this.#read.values()].flatMap((each) => each.services);
    const key = JSON.stringify(services);
    if (key !== this.#key) {
      this.#catalog = new ServiceCatalog(services);
      this.#key = key;
    }
    return this.#catalog;
  }
}
