export declare const accessDocPath: URL;
export declare function accessDoc(): string;
